import { isBusinessDate } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type FreightLine, gtaChargeProblem, gtaRateProblem, isRoadCarriage } from '@freightdesk/tax-contract';
import { useGtaOption } from './use-gta-option';

type Typed = { [Field in keyof FreightLine]?: FreightLine[Field] | undefined } | undefined;

/** A line of freight by road, as far as it is typed. */
function freightOf(line: Typed): FreightLine | null {
  const { sac = '', gstRate = '', taxability, docketId } = line ?? {};
  return isRoadCarriage(sac) && gstRate !== '' ? { sac, gstRate, taxability, docketId } : null;
}

const freightIn = (lines: readonly Typed[]) => lines.map(freightOf).filter((line) => line !== null);

interface TypedDocument {
  date?: string | undefined;
  reverseCharge?: boolean | undefined;
  lines?: readonly Typed[] | undefined;
}

/** Why the tax of the dockets that a document bills is charged otherwise than the company's option of its day says. */
export function useFreightWarning({ date, reverseCharge = false, lines = [] }: TypedDocument): string | undefined {
  const { t } = useTranslation();
  const freight = freightIn(lines);
  const option = useGtaOption(date, freight.length > 0);
  const problem = gtaChargeProblem({ reverseCharge, lines: freight }, option);
  return problem === null ? undefined : t(problem);
}

/**
 * What is said at the rate of a line of freight by road: a problem of one that bills a docket, since the server refuses it, else a hint.
 */
export function useFreightNotices({ date = '', lines = [] }: Omit<TypedDocument, 'reverseCharge'>) {
  const { t } = useTranslation();
  const option = useGtaOption(date, freightIn(lines).length > 0);
  return (index: number): { problem?: string; hint?: string } | undefined => {
    const line = freightOf(lines[index]);
    const problem = line && isBusinessDate(date) ? gtaRateProblem(line, date, option) : null;
    if (problem === null) return undefined;
    return line?.docketId ? { problem: t(problem) } : { hint: t(problem) };
  };
}
