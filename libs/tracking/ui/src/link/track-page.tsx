import { codeOf, queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { EmptyState, Loaded, PrintButton } from '@freightdesk/shared-ui';
import { readTrack, trackingLinkProblems } from '@freightdesk/tracking-contract';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ToldShipmentCard } from './told-shipment-card';
import { useReadersLanguage } from './use-readers-language';

interface TrackPageProps {
  /** Turns the page to another language. */
  languageMenu: ReactNode;
  chooseLanguage: (code: string) => Promise<void>;
}

const frame = {
  inlineSize: '100%',
  maxInlineSize: 720,
  marginInline: 'auto',
  paddingInline: { xs: 2, sm: 3 },
  paddingBlock: { xs: 1, sm: 3 },
} as const;

function Told({ token }: { token: string }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf(readTrack, { token }));
  if (codeOf(query.error) === 'link_ended')
    return <EmptyState title={t('This link has ended')} text={t(trackingLinkProblems.link_ended.message)} />;
  return <Loaded query={query}>{(shipment) => <ToldShipmentCard shipment={shipment} />}</Loaded>;
}

/** What a customer sees of a shipment, without signing in: on a phone first, in the language of its browser, and on paper. */
export function TrackPage({ languageMenu, chooseLanguage }: TrackPageProps) {
  const { token = '' } = useParams();
  useReadersLanguage(chooseLanguage);
  return (
    <Box component="main" sx={frame}>
      {/* A search engine that follows a forwarded link shall keep nothing of it. */}
      <meta name="robots" content="noindex, nofollow" />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, displayPrint: 'none' }}>
        <PrintButton />
        {languageMenu}
      </Box>
      <Told token={token} />
    </Box>
  );
}
