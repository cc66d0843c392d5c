import { inPostgres } from "./board-tmp.ts";
console.log(JSON.stringify(await inPostgres()));
process.exit(0);
