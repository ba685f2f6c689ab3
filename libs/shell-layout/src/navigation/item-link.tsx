import type { NavigationItem } from '@freightdesk/shared-route';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Captioned } from './captioned';
import { isExternal } from './navigation.rules';

interface ItemLinkProps {
  item: NavigationItem;
  isActive: boolean;
  className?: string;
  onFollow?: () => void;
  children: ReactNode;
}

function anchorOf({ item, isActive, className, onFollow, children }: ItemLinkProps) {
  if (item.disabled) {
    return (
      <span className={className} role="link" aria-disabled="true" tabIndex={item.caption ? 0 : undefined}>
        {children}
      </span>
    );
  }
  if (isExternal(item.path)) {
    return (
      <a className={className} href={item.path} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return (
    <Link className={className} to={item.path} aria-current={isActive ? 'page' : undefined} onClick={onFollow}>
      {children}
    </Link>
  );
}

/** The link of an entry: inside the page, to another site in a new tab, or dead while the entry is disabled. */
export function ItemLink(props: ItemLinkProps) {
  return <Captioned caption={props.item.caption}>{anchorOf(props)}</Captioned>;
}
