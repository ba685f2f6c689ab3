import { lastLine, run } from './workspace';

export interface Probe {
  readonly what: string;
  /** The project folder the import is written in; `spec` puts it into a spec there. */
  readonly from: string;
  readonly text: string;
  readonly rule?: string;
}

export interface Refusal {
  readonly rule: string;
  readonly message: string;
}

export const walls = '@nx/enforce-module-boundaries';
export const entries = '@typescript-eslint/no-restricted-imports';
export const twice = 'import/no-duplicates';
const ofImports = [walls, entries, twice];

/** What ESLint says of an import, were it written in that file. Nothing is put on disk. */
export function refusalsOf(probes: readonly Probe[]): Map<string, Refusal[]> {
  const files = probes.map(({ from, text }) => ({ file: from, text: `${text}\n` }));
  const answer = run('tools/boundaries/lint-probes.mjs', { input: JSON.stringify(files) });
  const refusals: Refusal[][] = JSON.parse(lastLine(answer));
  return new Map(
    probes.map(({ what }, index) => [what, (refusals[index] ?? []).filter(({ rule }) => ofImports.includes(rule))]),
  );
}

export const importing = (name: string) => `import { probe } from '${name}';\nexport const probed = probe;`;
export const importingType = (name: string) => `import { type Probe } from '${name}';\nexport type Probed = Probe;`;
