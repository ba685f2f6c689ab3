import { type ChecklistPaper, getJobcard, missingPapers, settlePaper } from '@freightdesk/intl-shipment-contract';
import { businessDateAt } from '@freightdesk/shared-calendar';
import { pdfFile } from '../company/papers';
import type { Made } from './made';
import type { World } from './world';

/** The papers of a job come in: all that are missing, or those that are there before it leaves. */
export function collectPapers(
  { diary }: World,
  job: { id: Made<string> },
  at: Date,
  only?: readonly ChecklistPaper[],
): void {
  diary.note('INTERNATIONAL', at, async (call) => {
    const receivedOn = businessDateAt(at);
    const { id, papers, ...seen } = await call(getJobcard, { id: job.id.record });
    let { version } = seen;
    for (const { paper } of missingPapers(papers)) {
      if (only && !only.includes(paper)) continue;
      const file = only && { file: pdfFile(`${paper.toLowerCase().replaceAll('_', '-')}.pdf`, paper) };
      const received = { paper, status: 'RECEIVED' as const, receivedOn, ...file };
      version = (await call(settlePaper, { id, version, ...received })).version;
    }
  });
}
