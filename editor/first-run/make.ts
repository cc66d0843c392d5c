/** Makes the content of a folder that of the answers which it reads. */
import { text } from "node:stream/consumers";
import { FirstRunError } from "./answers.ts";
import { makeYours } from "./write.ts";

try {
  await makeYours(process.argv[2] ?? "", JSON.parse(await text(process.stdin)));
} catch (error) {
  if (!(error instanceof FirstRunError)) throw error;
  process.stderr.write(error.message);
  process.exitCode = 1;
}
