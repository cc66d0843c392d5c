/**
 * npm run check-live: prints what must be done before the site goes live. It reads the configuration and the content as
 * the server does, connects to the mail server, the name servers and the database, and changes nothing.
 * Exit codes: 0 no check failed, 1 a check failed, 2 the command was called incorrectly.
 */
import { checkLive } from "./command.ts";

process.exitCode = await checkLive(process.argv.slice(2), process.env, {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
