import type { ChargedHead } from '@freightdesk/invoices-contract';
import type { Tx } from '@freightdesk/shared-database';
import type { ProblemKind } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';
import { headsNamed } from './charge-head.repository';

interface Charged {
  lines: readonly { chargeHeadId?: string | null | undefined }[];
}

/** The charge heads that lines name, by id; one that a line can't be charged under is told there. */
export async function headsOrRefuse(
  { lines }: Charged,
  tx: Tx,
  problemOf: (head: ChargedHead | undefined) => ProblemKind | null,
): Promise<Map<string, ChargedHead>> {
  const ids = [...new Set(lines.flatMap(({ chargeHeadId }) => chargeHeadId ?? []))];
  if (ids.length === 0) return new Map();
  const heads = new Map((await headsNamed(tx, ids)).map((head) => [head.id, head]));
  const wrong = lines.flatMap(({ chargeHeadId }, index) => {
    const problem = chargeHeadId ? problemOf(heads.get(chargeHeadId)) : null;
    return problem ? [{ problem, field: `lines.${index}.chargeHeadId` }] : [];
  });
  const [first] = wrong;
  if (!first) return heads;
  return refuse(first.problem, {
    errors: wrong.map(({ problem: { code, message }, field }) => ({ field, code, message })),
  });
}
