import { useTranslation } from '@freightdesk/shared-i18n';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import SearchIcon from '@mui/icons-material/Search';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { LogoLink } from '../logo-link';
import { type Account, AccountMenu } from './account-menu';
import { Header } from './header';
import { type LanguageChoice, LanguageMenu } from './language-menu';

export interface DashboardHeaderProps {
  account: Account;
  onLogout: () => void;
  onOpenSettings: () => void;
  onOpenPalette: () => void;
  languages: readonly LanguageChoice[];
  language: string;
  onLanguage: (code: string) => void;
  onOpenNavigation: () => void;
  showsLogo: boolean;
}

/** The top bar of the dashboard; the account stands last. */
export function DashboardHeader(props: DashboardHeaderProps) {
  const {
    account,
    onLogout,
    onOpenSettings,
    onOpenPalette,
    languages,
    language,
    onLanguage,
    onOpenNavigation,
    showsLogo,
  } = props;
  const { t } = useTranslation();

  return (
    <Header>
      <IconButton
        aria-label={t('Open menu')}
        onClick={onOpenNavigation}
        sx={{ display: { lg: 'none' }, marginInlineStart: -1 }}
      >
        <MenuOutlined />
      </IconButton>
      {showsLogo && (
        <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
          <LogoLink />
        </Box>
      )}
      <Box sx={{ flexGrow: 1 }} />
      <IconButton aria-label={t('Command palette')} aria-keyshortcuts="Control+K" onClick={onOpenPalette}>
        <SearchIcon />
      </IconButton>
      <LanguageMenu languages={languages} current={language} onChoose={onLanguage} />
      <IconButton aria-label={t('Settings')} onClick={onOpenSettings}>
        <SettingsOutlined />
      </IconButton>
      <AccountMenu account={account} onLogout={onLogout} />
    </Header>
  );
}
