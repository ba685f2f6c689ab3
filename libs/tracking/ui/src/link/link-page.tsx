import type { LinkPageProps } from '@freightdesk/shared-route';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useReadersLanguage } from './use-readers-language';

const frame = {
  inlineSize: '100%',
  maxInlineSize: 720,
  marginInline: 'auto',
  paddingInline: { xs: 2, sm: 3 },
  paddingBlock: { xs: 1, sm: 3 },
} as const;

interface FramedProps extends LinkPageProps {
  /** What can be taken along. */
  acts: ReactNode;
  children: ReactNode;
}

/** What a customer opens by a link, without signing in: on a phone first, in the language of its browser, and on paper. */
export function LinkPage({ languageMenu, chooseLanguage, acts, children }: FramedProps) {
  useReadersLanguage(chooseLanguage);
  return (
    <Box component="main" sx={frame}>
      {/* A search engine that follows a forwarded link shall keep nothing of it. */}
      <meta name="robots" content="noindex, nofollow" />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
        {acts}
        {languageMenu}
      </Box>
      {children}
    </Box>
  );
}
