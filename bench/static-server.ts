/**
 * The fastest server possible on this machine: node:http and the compressed page, nothing else. `memory`: read once.
 * `file`: read from disk for each request, like a simple file server.
 */
import { createReadStream, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";

const [mode, file = ""] = process.argv.slice(2);
const bytes = readFileSync(file);
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Encoding": "br",
  "Content-Length": String(statSync(file).size),
};

createServer((_, response) => {
  response.writeHead(200, headers);
  if (mode === "memory") response.end(bytes);
  else createReadStream(file).pipe(response);
}).listen(Number(process.env.PORT), process.env.HOST);
