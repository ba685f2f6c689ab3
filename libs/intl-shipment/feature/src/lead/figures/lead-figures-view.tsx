import { queryOf } from '@freightdesk/data-access-api';
import {
  getLeadFigures,
  jobModeLabel,
  type LeadFigures,
  leadSourceLabel,
  lostReasonLabel,
  winPercent,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useAuthContext } from '@freightdesk/shared-session';
import {
  ChipButton,
  DateFilter,
  EmptyState,
  Loaded,
  MoneyText,
  PageHeader,
  SectionCard,
  SmallTable,
  Unbroken,
} from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Lane } from '../../fields/lane';
import { laneText } from '../../fields/place-text';

const end = 'end' as const;
const percent = (figures: { won: number; lost: number }) => {
  const won = winPercent(figures);
  return won === null ? '–' : `${won}%`;
};

/** Where leads come from, and how many of each were won. */
function Sources({ figures: { rows, totals } }: { figures: LeadFigures }) {
  const { t } = useTranslation();
  const cellsOf = ({ leads, open, won, lost, wonPaise }: LeadFigures['totals']) => [
    leads,
    open,
    won,
    lost,
    percent({ won, lost }),
    <MoneyText key="won" paise={wonPaise} />,
  ];
  return (
    <SmallTable
      label={t('Leads by source')}
      columns={[
        { header: t('Source') },
        { header: t('Leads'), align: end },
        { header: t('Open'), align: end, hideOnPhone: true },
        { header: t('Won'), align: end },
        { header: t('Lost'), align: end, hideOnPhone: true },
        { header: t('Won of decided'), align: end },
        { header: t('Expected of the won'), align: end, hideOnPhone: true },
      ]}
      rows={rows.map((row) => ({ key: row.source, cells: [t(leadSourceLabel[row.source]), ...cellsOf(row)] }))}
      foot={[t('Total'), ...cellsOf(totals)]}
    />
  );
}

function Lost({ figures: { lost } }: { figures: LeadFigures }) {
  const { t } = useTranslation();
  if (lost.length === 0) return <EmptyState title={t('No lead was lost')} />;
  return (
    <SmallTable
      label={t('Why leads were lost')}
      columns={[{ header: t('Why it was lost') }, { header: t('Leads'), align: end }]}
      rows={lost.map(({ reason, leads }) => ({ key: reason, cells: [t(lostReasonLabel[reason]), leads] }))}
    />
  );
}

type Offered = Pick<LeadFigures['quotations'][number], 'sent' | 'accepted' | 'rejected'>;

interface OfferedTableProps {
  label: string;
  /** By what the quotations are told apart. */
  by: string;
  rows: readonly (Offered & { key: string; called: ReactNode })[];
}

/** What customers made of what they were offered. */
function OfferedTable({ label, by, rows }: OfferedTableProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return <EmptyState title={t('Nothing was quoted')} />;
  return (
    <SmallTable
      label={label}
      columns={[
        { header: by },
        { header: t('Sent'), align: end },
        { header: t('Accepted'), align: end },
        { header: t('Rejected'), align: end, hideOnPhone: true },
        { header: t('Won of decided'), align: end },
      ]}
      rows={rows.map(({ key, called, sent, accepted, rejected }) => ({
        key,
        cells: [called, sent, accepted, rejected, percent({ won: accepted, lost: rejected })],
      }))}
    />
  );
}

/** By mode and by lane: where we are too dear, and where we are not. */
function Quoted({ figures: { quotations, lanes } }: { figures: LeadFigures }) {
  const { t } = useTranslation();
  return (
    <>
      <SectionCard title={t('Quotations by mode')}>
        <OfferedTable
          label={t('Quotations by mode')}
          by={t('Mode')}
          rows={quotations.map((row) => ({ ...row, key: row.mode, called: t(jobModeLabel[row.mode]) }))}
        />
      </SectionCard>
      {lanes.length > 0 && (
        <SectionCard title={t('Quotations by lane')}>
          <OfferedTable
            label={t('Quotations by lane')}
            by={t('Route')}
            rows={lanes.map((row) => ({
              ...{ ...row, key: laneText(row) },
              called: (
                <Unbroken key="lane">
                  <Lane of={row} />
                </Unbroken>
              ),
            }))}
          />
        </SectionCard>
      )}
    </>
  );
}

/** Which days and whose leads, as the address says it; this fiscal year of all where it does not. */
function useAsked() {
  const { user } = useAuthContext();
  const [query, setQuery] = useSearchParams();
  const set = (name: string, value: string | null) =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  const [from, to, isMine] = [query.get('from'), query.get('to'), query.get('mine') === 'true'];
  const asked = { ...(from && { from }), ...(to && { to }), ...(isMine && user && { ownerId: user.id }) };
  return { asked, from, to, isMine, set };
}

/** How leads came and what became of them. */
export function LeadFiguresView({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation();
  const { asked, from, to, isMine, set } = useAsked();
  const query = useQuery(queryOf(getLeadFigures, asked));
  const shown = query.data;
  return (
    <>
      <PageHeader title={t('Wins and losses')} action={actions} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', marginBlockEnd: 2 }}>
        <ChipButton
          label={t('Mine')}
          isOn={isMine}
          aria-pressed={isMine}
          onClick={() => set('mine', isMine ? null : 'true')}
        />
        <DateFilter label={t('From')} value={from ?? shown?.from ?? ''} onChange={(date) => set('from', date)} />
        <DateFilter label={t('To')} value={to ?? shown?.to ?? ''} onChange={(date) => set('to', date)} />
      </Stack>
      <Loaded query={query}>
        {(figures) => (
          <Stack spacing={3}>
            <SectionCard title={t('Leads by source')}>
              <Sources figures={figures} />
            </SectionCard>
            <SectionCard title={t('Why leads were lost')}>
              <Lost figures={figures} />
            </SectionCard>
            <Quoted figures={figures} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}
