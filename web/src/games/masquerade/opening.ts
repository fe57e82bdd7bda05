// Opening a table of Masquerade.

import { plainOpening } from '../../lobby/open/plainOpening'

export const opening = plainOpening(4)
