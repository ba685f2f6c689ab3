import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { MessagePage } from './message-page';

/** Also what a person sees on a page that their role does not include. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <MessagePage
      figure="404"
      heading={t('There is no such page')}
      words={t('The address may be mistyped, or the page may not be part of your role.')}
    >
      <Button component={Link} to="/" variant="contained" size="large">
        {t('Go to the dashboard')}
      </Button>
    </MessagePage>
  );
}
