import { isPlain } from '../form/is-plain';

const isSecret = (name: string): boolean => /password|token/i.test(name);

/** Passwords are typed anew. */
export function withoutSecrets(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !isSecret(name))
      .map(([name, value]) => [name, isPlain(value) ? withoutSecrets(value) : value]),
  );
}

/**
 * Which form of which record this is: the page it stands on, and what it starts with. Dates it starts with are left out,
 * because many are those of today, and a draft is often gone on with tomorrow.
 */
export function formKeyOf(page: Pick<Location, 'pathname' | 'search'>, defaults: unknown): string {
  const id = new URLSearchParams(page.search).get('id') ?? '';
  const start = JSON.stringify(defaults ?? {}).replaceAll(/"\d{4}-\d{2}-\d{2}"/g, '""');
  return `${page.pathname} ${id} ${start}`;
}
