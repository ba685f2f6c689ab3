import { QuotedPage } from '@freightdesk/intl-shipment/quoted';
import { useLanguage } from '@freightdesk/settings';
import { SnackbarHost } from '@freightdesk/shared-ui';
import { LanguageMenu } from '@freightdesk/shell-layout';

/** The page of a quotation's link, outside the frame: it knows nobody who is signed in, and tells why a file could not be had. */
export function QuotedShell() {
  const language = useLanguage();
  return (
    <SnackbarHost>
      <QuotedPage languageMenu={<LanguageMenu {...language} />} chooseLanguage={language.choose} />
    </SnackbarHost>
  );
}
