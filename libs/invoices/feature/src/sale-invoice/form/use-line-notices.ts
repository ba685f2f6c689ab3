import { type AddSaleInvoiceInput, freightRateProblem } from '@freightdesk/invoices-contract';
import { isBusinessDate } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { gtaChargeProblem, isRoadCarriage } from '@freightdesk/tax-contract';
import { useGtaOption } from '@freightdesk/tax-ui';
import type { LineNotices } from '../../document/priced-lines';

type Line = Partial<AddSaleInvoiceInput['lines'][number]>;

interface Typed {
  kind: string | undefined;
  date: string;
  lines: readonly Line[];
}

/** Lines of freight by road, as far as they are typed. */
const freightOf = (lines: readonly (Partial<Line> | undefined)[]) =>
  lines.flatMap((line) => {
    const { sac = '', gstRate = '', ...rest } = line ?? {};
    return isRoadCarriage(sac) && gstRate !== '' ? [{ ...rest, sac, gstRate }] : [];
  });

interface TypedDocument {
  date?: string | undefined;
  reverseCharge?: boolean | undefined;
  lines?: readonly (Partial<Line> | undefined)[] | undefined;
}

/** Why the tax of the dockets that the document bills is charged otherwise than the company's option says. */
export function useFreightWarning({ date, reverseCharge = false, lines = [] }: TypedDocument): string | undefined {
  const { t } = useTranslation();
  const freight = freightOf(lines);
  const option = useGtaOption(date, freight.length > 0);
  const problem = gtaChargeProblem({ reverseCharge, lines: freight }, option);
  return problem === null ? undefined : t(problem);
}

/** What the law and the company's own choice say of a line while it is written. */
export function useLineNotices({ kind, date, lines }: Typed): (index: number) => LineNotices {
  const { t } = useTranslation();
  const option = useGtaOption(
    date,
    lines.some(({ sac = '' }) => isRoadCarriage(sac)),
  );
  return (index) => {
    const { sac = '', gstRate = '', taxability, docketId } = lines[index] ?? {};
    if (gstRate === '' || !isBusinessDate(date)) return {};
    const problem = freightRateProblem({ sac, gstRate, taxability }, { kind, date }, option);
    if (problem === null) return {};
    return { gstRate: docketId ? { problem: t(problem) } : { hint: t(problem) } };
  };
}
