/** Tokens of one-time links stand behind `#`: no server, log or Referer ever sees them. */
export const authPaths = {
  login: { pattern: '/auth/jwt/login', href: () => '/auth/jwt/login' },
  register: { pattern: '/auth/jwt/register', href: () => '/auth/jwt/register' },
} as const;

export const oneTimeLinkKinds = ['setup', 'invite', 'reset'] as const;
export type OneTimeLinkKind = (typeof oneTimeLinkKinds)[number];

/** The page that a one-time link opens, with its token. */
export function oneTimeLinkHref(kind: OneTimeLinkKind, token: string): string {
  const page = kind === 'reset' ? authPaths.login.href() : authPaths.register.href();
  return `${page}#${kind}=${token}`;
}

/** Reads the link back from `location.hash`; null where there is none. */
export function oneTimeLinkOf(hash: string): { kind: OneTimeLinkKind; token: string } | null {
  const [, name, token] = /^#(\w+)=([\w-]{1,100})$/.exec(hash) ?? [];
  const kind = oneTimeLinkKinds.find((known) => known === name);
  return kind && token ? { kind, token } : null;
}
