interface Line {
  description: string;
  quantity: string;
  rate: string;
  jobId: string | null;
  jobNumber: string | null;
}

/** The lines of a draft, as short as it takes to know them again. */
export const linesInWords = ({ lines }: { lines: readonly Line[] }): string =>
  lines.map(({ description, quantity, rate }) => `${description} ${quantity} × ${rate}`).join('; ');

/** The records that a draft names, of which its form holds the ids alone. */
export const namesIn = ({ party, lines }: { party: { id: string; name: string }; lines: readonly Line[] }) => [
  { id: party.id, name: party.name },
  ...lines.map(({ jobId, jobNumber }) => (jobId && jobNumber ? { id: jobId, name: jobNumber } : null)),
];
