import { queryOf } from '@freightdesk/data-access-api';
import { getPrintedAlong, type PrintedAlong } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { PrintedSheet } from '@freightdesk/shared-sheet';
import { DrawnSheet, Sheets } from '@freightdesk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { SheetLogo } from './sheet-logo';

interface PaperOfProps {
  id: string;
  /** What the paper says, with what is printed beside the document once that is known. */
  sheetOf: (along: PrintedAlong | undefined) => PrintedSheet;
}

/** A document of ours on its paper, with our picture at its head. */
export function PaperOf({ id, sheetOf }: PaperOfProps) {
  const { t } = useTranslation();
  const { data: along } = useQuery(queryOf(getPrintedAlong, { id }));
  const sheet = sheetOf(along);
  return (
    <Sheets>
      <DrawnSheet label={t('The document')} sheet={sheet} logo={<SheetLogo supplierName={sheet.issuer.name} />} />
    </Sheets>
  );
}
