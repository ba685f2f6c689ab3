import { type QuotedInput, quotationTold, type ToldQuotation } from '@freightdesk/intl-shipment-contract';
import type { Clock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import type { FileAnswer, OpenReadContext } from '@freightdesk/shared-server-kit';
import { openedLink } from '@freightdesk/tracking-server';
import type { IntlShipmentPorts } from '../intl-shipment-ports';
import { quotationPdf } from '../quotation/quotation-pdf';
import { findQuotationOrRefuse } from '../quotation/read-quotation';
import { linkedQuotations } from './linked-quotations';

type At = { db: Db; clock: Clock };

const records = [linkedQuotations.record];

/** The link of a quotation; refused like any that has ended where it opens something else. */
export const openedQuotation = (at: At, token: string) => openedLink(at, { token, records });

/** What the holder of a link is told of its quotation. */
export async function readQuoted(
  { token }: QuotedInput,
  at: At,
  { readCompany }: Pick<IntlShipmentPorts, 'readCompany'>,
): Promise<ToldQuotation> {
  const { db, clock } = at;
  const { recordId, expiresAt } = await openedQuotation(at, token);
  const quotation = await findQuotationOrRefuse(db, recordId, clock.today());
  const { name } = await readCompany(db);
  return { company: name, ...quotationTold(quotation), expiresAt: expiresAt.toISOString() };
}

/** Its paper, as it is printed. */
export async function quotedPdf(
  { token }: QuotedInput,
  context: OpenReadContext,
  ports: IntlShipmentPorts,
): Promise<FileAnswer> {
  const { recordId: id } = await openedQuotation(context, token);
  return quotationPdf({ id }, context, ports);
}
