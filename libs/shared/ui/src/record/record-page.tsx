import { useTranslation } from '@freightdesk/shared-i18n';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { Breadcrumb } from '../layout/breadcrumb-trail';
import { PageHeader } from '../layout/page-header';
import { RecordTabs, type RecordTab } from './record-tabs';

export type { RecordTab } from './record-tabs';

export interface RecordPageProps {
  /** What people call it. */
  title: string;
  /** The list that it is of; the record itself stands last. */
  list: Breadcrumb;
  /** How it stands, in a chip. */
  state?: ReactNode;
  /** What else may be done with it: print, repeat. */
  actions?: ReactNode;
  /** Why it was cancelled. */
  cancelReason?: string | null;
  /** The next act, and what is to be seen before anything else. */
  next?: ReactNode;
  /** Its parts, where there are several. */
  tabs?: readonly RecordTab[];
  /** What it holds where it has no parts, and what opens over the page. */
  children?: ReactNode;
  /** Its timeline, which stands at the side where there is room. */
  side?: ReactNode;
}

/** The page of a record of any kind: head with its state, the next act, its parts, and what happened to it at the side. */
export function RecordPage(props: RecordPageProps) {
  const { title, list, state, actions, cancelReason, next, tabs, children, side } = props;
  const { t } = useTranslation();
  return (
    <Box data-record>
      <PageHeader
        title={title}
        breadcrumbs={[list, { label: title }]}
        action={
          <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            {state}
            {actions}
          </Stack>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(side ? { lg: 'minmax(0, 1fr) 336px' } : {}) },
        }}
      >
        <Stack spacing={3} sx={{ minInlineSize: 0 }}>
          {cancelReason && <Alert severity="warning">{t('Cancelled: {{reason}}', { reason: cancelReason })}</Alert>}
          {next}
          {tabs && <RecordTabs tabs={tabs} label={title} />}
          {children}
        </Stack>
        {side}
      </Box>
    </Box>
  );
}
