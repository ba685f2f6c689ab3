import { useTranslation } from '@freightdesk/shared-i18n';
import type { PrintedSheet } from '@freightdesk/shared-sheet';
import { DrawnSheet, Sheets } from '@freightdesk/shared-ui';
import { SheetLogo } from './sheet-logo';

/** A document of ours on its paper, with our picture at its head. */
export function PaperOf({ sheet }: { sheet: PrintedSheet }) {
  const { t } = useTranslation();
  return (
    <Sheets>
      <DrawnSheet label={t('The document')} sheet={sheet} logo={<SheetLogo supplierName={sheet.issuer.name} />} />
    </Sheets>
  );
}
