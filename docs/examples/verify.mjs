// Check the deal of a record: node verify.mjs RECORD.json [COMMITMENT]
// It knows no rules and needs nothing but SHA-256; docs/fairness.md explains every step.
// COMMITMENT is what the house published before the start. Exit status 0: all checks passed; 1: one failed.
// "verify" itself runs in browsers too.

const sha256 = async (text) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Numbers drawn from a root (64 hex digits), one after the other, each equally likely. */
async function* numbers(root) {
  for (let block = 0; ; block++) {
    const bytes = await sha256(`ridotto/draw/1\n${root}\n${block}`);
    for (let place = 0; place < 32; place += 4) yield new DataView(bytes.buffer).getUint32(place);
  }
}

async function below(bound, stream) {
  const fair = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const { value } = await stream.next();
    if (value < fair) return value % bound;
  }
}

async function shuffled(cards, stream) {
  const order = [...cards].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  for (let last = order.length - 1; last > 0; last--) {
    const other = await below(last + 1, stream);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

/** The record as its checksum is computed from it: keys sorted, no white space. */
function spelled(value) {
  if (Array.isArray(value)) return `[${value.map(spelled).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.keys(value).sort();
  return `{${fields.map((key) => `${JSON.stringify(key)}:${spelled(value[key])}`).join(",")}}`;
}

/** Return the result of each check, by name, of a record with the field "fairness"; "published" is optional. */
export async function verify(record, published) {
  const { setup, fairness, game } = record;
  const { table, secret, commitment, shares } = fairness;
  const { check, ...rest } = record;
  const right = hex(await sha256(`ridotto/commit/1\n${table}\n${secret}`));
  const root = await sha256(["ridotto/deal/1", table, secret, ...shares].join("\n"));
  const seed = Number(new DataView(root.buffer).getBigUint64(0) >> 11n);
  const stream = numbers(hex(root));
  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
  const holds = { checksum: check === hex(await sha256(spelled(rest))) };
  holds.shares = shares.length === setup.players;
  holds.commitment = commitment === right;
  if (published) holds.published = published === right;
  holds.seed = setup.seed === seed;
  if (game === "mascarade") {
    holds.deal = same(setup.deal, await shuffled(setup.deal, stream));
    holds.first = setup.first === (await below(setup.players, stream));
  } else {
    const { masks, orders, spells } = setup.deal;
    const deal = [await shuffled(masks, stream), await shuffled(orders, stream), []];
    for (const pile of spells) deal[2].push(await shuffled(pile, stream));
    holds.deal = same([masks, orders, spells], deal);
  }
  return holds;
}

if (globalThis.process?.argv[1]?.endsWith("verify.mjs")) {
  const { readFile } = await import("node:fs/promises");
  const record = JSON.parse(await readFile(process.argv[2], "utf8"));
  const holds = record.fairness ? await verify(record, process.argv[3]) : { fairness: false };
  for (const [what, well] of Object.entries(holds)) console.log(`${well ? "holds" : "FAILS"} ${what}`);
  process.exitCode = Object.values(holds).every(Boolean) ? 0 : 1;
}
