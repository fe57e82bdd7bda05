import './styles/index.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { installWorker } from './lib/offline'

const page = document.getElementById('page')
if (page) mount(App, { target: page })
// Vite's development server has no worker.
if (import.meta.env.PROD) installWorker()
