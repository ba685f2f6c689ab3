import { useTranslation } from '@freightdesk/shared-i18n';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import SearchIcon from '@mui/icons-material/Search';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import type { FrameAction } from '../frame-action';
import { LogoLink } from '../logo-link';
import { AccountMenu } from './account-menu';
import type { Account } from './account-panel';
import { Header } from './header';
import { LanguageMenu, type LanguageSetting } from './language-menu';

export interface DashboardHeaderProps {
  account: Account;
  /** What the person may do with it, beside logging out. */
  accountActions: readonly FrameAction[];
  onLogout: () => void;
  onOpenSettings: () => void;
  onOpenPalette: () => void;
  language: LanguageSetting;
  onOpenNavigation: () => void;
  showsLogo: boolean;
  /** What rings for the person. */
  bell?: ReactNode;
}

/** The top bar of the dashboard; the account stands last. */
export function DashboardHeader(props: DashboardHeaderProps) {
  const {
    account,
    accountActions,
    onLogout,
    onOpenSettings,
    onOpenPalette,
    language,
    onOpenNavigation,
    showsLogo,
    bell,
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
      {bell}
      <LanguageMenu {...language} />
      <IconButton aria-label={t('Settings')} onClick={onOpenSettings}>
        <SettingsOutlined />
      </IconButton>
      <AccountMenu account={account} actions={accountActions} onLogout={onLogout} />
    </Header>
  );
}
