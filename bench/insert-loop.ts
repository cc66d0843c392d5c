/**
 * What the store can take at most here: acceptances one after the other, straight into it, each durable before the
 * next. Prints how many a second.
 */
import { parseEnvironment } from "#server/environment.ts";
import { openStore } from "#server/store/open.ts";
import { acceptanceFor } from "./load-request.ts";

const seconds = Number(process.argv[2]);
const store = await openStore(parseEnvironment(process.env), Date.now);
const end = performance.now() + seconds * 1000;
let count = 0;
while (performance.now() < end) {
  const { status } = await store.accept(acceptanceFor(count));
  if (status !== "stored") throw new Error(`The store answered ${status}`);
  count += 1;
}
await store.close();
process.stdout.write(String(count / seconds));
