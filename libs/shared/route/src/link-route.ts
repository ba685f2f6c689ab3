import type { ComponentType, ReactNode } from 'react';

/** What a page that is opened by a link is given, since it stands outside the frame and knows nobody who is signed in. */
export interface LinkPageProps {
  /** Turns the page to another language. */
  languageMenu: ReactNode;
  chooseLanguage: (code: string) => Promise<void>;
}

/** A page that whoever has its link opens, without signing in. */
export interface LinkRoute {
  path: string;
  handle: { title: string };
  /** A chunk of its own that exports `Component`, as a screen is. */
  lazy: () => Promise<{ Component: ComponentType<LinkPageProps> }>;
}
