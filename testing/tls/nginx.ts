import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import type { TlsProxy, TlsProxyOptions } from "./tls-proxy.ts";

/** The configuration that docs/running.md installs. */
const configuration = readFileSync(join(import.meta.dirname, "../../deploy/nginx.conf"), "utf8");

/** Debian's nginx.conf around our file: a setting that occurs in both is an error, and its logs could contain addresses. */
const debian = `
  server_tokens off;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  access_log /var/log/nginx/access.log;
  error_log /var/log/nginx/error.log;
  gzip on;
`;

/** Two ports that are free now. */
async function freePorts(): Promise<readonly [number, number]> {
  const servers = [createServer(), createServer()] as const;
  const ports = servers.map(async (server) => {
    await once(server.listen(0, "127.0.0.1"), "listening");
    return (server.address() as AddressInfo).port;
  });
  const [first = 0, second = 0] = await Promise.all(ports);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return [first, second];
}

/** Replaces every occurrence of a text. Throws if there is none, because the file has then changed. */
function replace(text: string, from: string | RegExp, to: string): string {
  const replaced = text.replaceAll(typeof from === "string" ? from : new RegExp(from, "gm"), to);
  if (replaced === text) throw new Error(`deploy/nginx.conf has no ${from}`);
  return replaced;
}

/** The configuration with this machine's ports and files, and otherwise unchanged. */
function localConfiguration(
  { host, upstreamPort, secondPort, certificate, folder, unlimited }: TlsProxyOptions,
  [httpsPort, httpPort]: readonly [number, number],
): string {
  const servers = [upstreamPort, secondPort ?? []].flat().map((port) => `server 127.0.0.1:${port};`);
  const site = [
    [/^\s*listen \[::\]:.*\n/, ""],
    ["listen 443 ", `listen 127.0.0.1:${httpsPort} `],
    ["listen 80;", `listen 127.0.0.1:${httpPort};`],
    ["/etc/letsencrypt/live/www.example.com/fullchain.pem", certificate.certFile],
    ["/etc/letsencrypt/live/www.example.com/privkey.pem", certificate.keyFile],
    ["www.example.com", host],
    ["server 127.0.0.1:3000;", servers.join(" ")],
    ["/var/log/nginx/", `${folder}/`],
    ["/var/www/html", folder],
    ["/srv/site/build", join(import.meta.dirname, "../../build")],
    ["server_name example.com", "server_name bare.invalid"],
    [` ${host} example.com;`, ` ${host};`],
    ...(unlimited ? ([[/^\s*limit_(?:conn|req) .*\n/, ""]] as const) : []),
  ] as const;
  const body = site.reduce((text, [from, to]) => replace(text, from, to), configuration);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `daemon off; ${user} worker_processes 1; pid ${folder}/nginx.pid;
events { worker_connections 2048; }
http {
${temporary}
${debian.replaceAll("/var/log/nginx", folder)}
${body}
}
`;
}

/** Starts nginx, and waits until it accepts connections. If it does not start, throws an error with its output. */
export async function startNginx(file: string, options: TlsProxyOptions): Promise<TlsProxy> {
  const { folder } = options;
  const ports = await freePorts();
  const configFile = join(folder, "nginx.conf");
  writeFileSync(configFile, localConfiguration(options, ports));
  const child = spawn(file, ["-c", configFile, "-p", folder], { stdio: ["ignore", "ignore", "pipe"] });
  let written = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    written += text;
  });
  const exited = once(child, "close");
  const failed = exited.then(([code]) => {
    throw new Error(`nginx ended with ${code}: ${written}`);
  });
  failed.catch(() => {});
  // nginx writes the file with its process ID once it listens.
  const started = (async () => {
    while (!existsSync(join(folder, "nginx.pid"))) await new Promise((done) => setTimeout(done, 20));
  })();
  await Promise.race([started, failed]);
  const [httpsPort, httpPort] = ports;
  return {
    kind: "nginx",
    httpsPort,
    httpPort,
    logs: () =>
      ["site.access.log", "site.error.log", "access.log", "error.log"]
        .map((name) => join(folder, name))
        .map((log) => (existsSync(log) ? readFileSync(log, "utf8") : ""))
        .join(""),
    async stop() {
      child.kill("SIGQUIT");
      await exited;
    },
  };
}
