import { sheetPdf } from '@freightdesk/shared-sheet-pdf';
import { type Paper, papers } from './papers.builder';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** The same day each time, so that the bytes are the same. */
const at = new Date('2026-11-20T06:00:00Z');

async function bytesOf({ name, sheet }: Paper): Promise<number> {
  let bytes = 0;
  for await (const chunk of sheetPdf([sheet], { title: name, at })) bytes += chunk.byteLength;
  return bytes;
}

const runs = 5;

/** The median of several, after one that opens the fonts. */
async function measured(paper: Paper): Promise<{ ms: number; kb: number }> {
  const kb = (await bytesOf(paper)) / 1024;
  const taken: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const from = performance.now();
    await bytesOf(paper);
    taken.push(performance.now() - from);
  }
  const ms = taken.sort((one, other) => one - other)[Math.floor(runs / 2)] ?? 0;
  return { ms, kb };
}

/** Makes the papers that are most often made and prints what each takes; exits 1 where an ordinary one misses its goal. */
async function measurePapers(): Promise<void> {
  say('| paper                          |     ms |     KB | missed |');
  say('| ------------------------------ | -----: | -----: | ------ |');
  for (const paper of papers()) {
    const { ms, kb } = await measured(paper);
    const { goal } = paper;
    const missed = goal ? [ms > goal.ms ? 'ms' : '', kb > goal.kb ? 'KB' : ''].filter(Boolean).join(', ') : '';
    if (missed !== '') process.exitCode = 1;
    say(
      `| ${paper.name.padEnd(30)} | ${ms.toFixed(0).padStart(6)} | ${kb.toFixed(1).padStart(6)} | ${missed.padEnd(6)} |`,
    );
  }
}

void measurePapers();
