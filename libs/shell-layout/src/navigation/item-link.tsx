import { useTranslation } from '@freightdesk/shared-i18n';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { NavigationItem } from './navigation-item';
import { isExternal } from './navigation.rules';

interface ItemLinkProps {
  item: NavigationItem;
  isActive: boolean;
  className?: string;
  onFollow?: () => void;
  children: ReactNode;
}

/** The link of an entry: inside the page, to another site in a new tab, or dead while the entry is disabled. */
export function ItemLink({ item, isActive, className, onFollow, children }: ItemLinkProps) {
  const { t } = useTranslation();
  const look = { className, title: item.caption && t(item.caption) };

  if (item.disabled) {
    return (
      <span {...look} role="link" aria-disabled="true">
        {children}
      </span>
    );
  }
  if (isExternal(item.path)) {
    return (
      <a {...look} href={item.path} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return (
    <Link {...look} to={item.path} aria-current={isActive ? 'page' : undefined} onClick={onFollow}>
      {children}
    </Link>
  );
}
