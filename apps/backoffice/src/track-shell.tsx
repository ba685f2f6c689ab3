import { useLanguage } from '@freightdesk/settings';
import { LanguageMenu } from '@freightdesk/shell-layout';
import { TrackPage } from '@freightdesk/tracking-ui/track';

/** The page of a customer's link, outside the frame: it knows nobody who is signed in. */
export function TrackShell() {
  const language = useLanguage();
  return <TrackPage languageMenu={<LanguageMenu {...language} />} chooseLanguage={language.choose} />;
}
