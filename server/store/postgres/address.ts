/**
 * A PostgreSQL server, as given in `DATABASE_URL`. `tls` is `sslmode`, with the same meaning as in every PostgreSQL
 * client: `require` encrypts but trusts any certificate, unless a root certificate is given.
 */
export type PostgresAddress = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  readonly tls: (typeof tlsModes)[number];
  /** The file with the trusted certificates, or null for those that Node trusts. */
  readonly rootCertificate: string | null;
};

const tlsModes = ["disable", "require", "verify-ca", "verify-full"] as const;

const isTlsMode = (value: string): value is PostgresAddress["tls"] => tlsModes.some((mode) => mode === value);

/** Parses an address, or returns an error message, in which `%` is the place of the address. */
export function readPostgresAddress(url: URL): PostgresAddress | string {
  const { sslmode = "disable", sslrootcert = null, ...others } = Object.fromEntries(url.searchParams);
  if (Object.keys(others).length > 0) return "% has a parameter other than sslmode and sslrootcert";
  if (!isTlsMode(sslmode)) return `% has an sslmode that is none of ${tlsModes.join(", ")}`;
  try {
    const database = decodeURIComponent(url.pathname.slice(1));
    if (database === "") return "% names no database";
    if (url.username === "") return "% names no user";
    return {
      host: decodeURIComponent(url.hostname).replace(/^\[(.+)\]$/, "$1"),
      port: Number(url.port || 5432),
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      database,
      tls: sslmode,
      rootCertificate: sslrootcert,
    };
  } catch {
    return "% has a % that begins no escape (in a password it is written %25)";
  }
}
