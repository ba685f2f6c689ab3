import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** One entry of the menu. `Permission` is the name of a permission; features fill in the union of those that exist. */
export interface NavigationItem<Permission extends string = string> {
  /** As the menu writes it; the text is translated when it is shown. */
  title: string;
  /** Where it leads. An address with `http` in it opens in a new tab. */
  path: string;
  icon?: ComponentType;
  /** Whoever lacks it does not see the entry. */
  permission?: Permission;
  /** Only these roles see the entry; a person without a role counts as an administrator. */
  roles?: readonly string[];
  /** Roles that may reach the page and still do not see the entry. */
  hiddenFrom?: readonly string[];
  /** Beginnings of further addresses that light the entry up though they do not begin with its path. */
  section?: string | readonly string[];
  /** Lights up on its own page alone, not on those beneath its address: the first page, which all others lie beneath. */
  isExact?: boolean;
  /** A small count beside the title. */
  info?: string | number;
  /** A hint that appears over the entry. */
  caption?: string;
  disabled?: boolean;
  /** Pages that belong to the entry though the menu does not name them, itself first: tabs above each of them. */
  tabs?: readonly NavigationItem<Permission>[];
  children?: readonly NavigationItem<Permission>[];
}

/** What every route of a feature says of itself: who may open it, and the title of the document. */
export interface RouteFacts<Permission extends string = string> {
  permission: Permission;
  title: string;
  /** The page shows one record, named by its address, so it cannot be gone to by its title alone. */
  needsRecord?: boolean;
}

/** Something a feature lets a person begin from anywhere, by its address: the command palette offers it. */
export interface FeatureAction<Permission extends string = string> {
  title: string;
  path: string;
  permission: Permission;
}

/** Asks for what a screen shows at an address with that query: the answer is kept where the screen looks for it. */
export type AskAhead = (client: QueryClient, query: URLSearchParams) => void;

/** What the chunk of a screen exports. */
export interface ScreenPart {
  Component: ComponentType;
  askAhead?: AskAhead;
}

interface Screen<Permission extends string> {
  handle: RouteFacts<Permission>;
  /** Each screen is a chunk of its own. */
  lazy: () => Promise<ScreenPart>;
}

/** A feature's screen: at a path under /dashboard, or at /dashboard itself. */
export type FeatureRoute<Permission extends string = string> = Screen<Permission> &
  ({ path: string; index?: false } | { index: true; path?: undefined });
