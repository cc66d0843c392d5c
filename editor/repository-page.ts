/** What a folder without a repository shows first, as one that came as a ZIP: the editor keeps its steps in Git, and offers to begin. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { cookieName, type Guard, refusal, sameToken } from "./guard.ts";

const page = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Git</title><body style="font:1.1rem/1.5 system-ui;max-width:36rem;margin:4rem auto;padding:0 1rem">
<h1>Ce dossier n’a pas encore d’historique</h1>
<p>L’éditeur note chaque modification dans un historique (Git), pour que tout puisse être annulé. Il se crée dans ce dossier, et rien ne quitte votre machine.</p>
<p lang="en">This folder has no history yet. The editor records each change in one (Git), so that everything can be undone. It is made in this folder, and nothing leaves your machine.</p>
<form method="post"><button style="font:inherit;padding:.6rem 1.2rem">Créer l’historique / Make the history</button></form></body></html>`;

/** Resolves once the owner has agreed. `opened`: gets the port. */
export async function askForRepository(guard: Guard, opened: (port: number) => void): Promise<void> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const refused = refusal(guard, { method: request.method ?? "GET", headers: request.headers });
    const given = url.searchParams.get("token");
    if (refused === "token" && request.method === "GET" && given !== null && sameToken(given, guard)) {
      const cookie = `${cookieName(guard)}=${guard.token}; HttpOnly; SameSite=Strict; Path=/`;
      return void response.writeHead(303, { Location: url.pathname, "Set-Cookie": cookie }).end();
    }
    if (refused !== null) return void response.writeHead(403).end();
    const headers = {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    };
    if (request.method !== "POST") return void response.writeHead(200, headers).end(page);
    // The editor comes to the same address in some seconds.
    response.writeHead(200, { ...headers, Refresh: `8;url=${url.pathname}`, Connection: "close" }).end("…");
    server.emit("agreed");
  });
  await once(server.listen(guard.port, "127.0.0.1"), "listening");
  guard.port = (server.address() as AddressInfo).port;
  opened(guard.port);
  await once(server, "agreed");
  server.closeAllConnections?.();
  await new Promise((resolve) => server.close(resolve));
}
