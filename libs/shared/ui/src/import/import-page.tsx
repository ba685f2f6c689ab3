import { useTranslation } from '@freightdesk/shared-i18n';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { DateFilter } from '../date/date-filter';
import { ProblemAlert } from '../faces/problem-alert';
import { useDrop } from '../input/use-drop';
import type { Breadcrumb } from '../layout/breadcrumb-trail';
import { PageHeader } from '../layout/page-header';
import { SectionCard } from '../layout/section-card';
import { useNotify } from '../notify/snackbar-host';
import { saveFile } from '../values/save-file';
import { ImportColumns, ImportLook } from './import-look';
import { type ImportKind, type ImportLook as Look, sampleOf } from './import-source';

interface Given {
  file: File;
  date?: string;
}

interface ImportPageProps {
  kind: ImportKind;
  /** The list that the rows will stand in. */
  list: Breadcrumb;
  preview: (given: Given) => Promise<Look>;
  commit: (given: Given) => Promise<{ imported: number }>;
  onDone: () => void;
  /** The day of what is posted, at the start; left out where nothing is. */
  startDate?: string;
}

const accepted = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The file that was looked into, what was found, and what went wrong on the way. */
function useImport({ preview, commit, onDone, startDate }: ImportPageProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [date, setDate] = useState(startDate);
  const [file, setFile] = useState<File | null>(null);
  const [look, setLook] = useState<Look | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    await work().catch(setError);
    setBusy(false);
  };
  const given = (chosen: File): Given => ({ file: chosen, ...(date !== undefined && { date }) });
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    setLook(null);
    void during(async () => setLook(await preview(given(chosen))));
  };
  const bringIn = () =>
    during(async () => {
      if (!file) return;
      const { imported } = await commit(given(file));
      notify(t('{{count}} rows are brought in', { count: imported }));
      onDone();
    });
  return { date, setDate, file, look, error, isBusy, choose, bringIn };
}

/** Brings in a file of a kind: it is looked into first, cell by cell, and then all of it is taken or nothing. */
export function ImportPage(props: ImportPageProps) {
  const { kind, list } = props;
  const { t } = useTranslation();
  const { date, setDate, file, look, error, isBusy, choose, bringIn } = useImport(props);
  const picker = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useDrop(([dropped]) => choose(dropped));
  const isReady = look !== null && look.errors.length === 0 && look.total > 0;
  const title = t('Bring in: {{what}}', { what: t(kind.title) });
  const choice = kind.fromJson ? t('Choose a CSV, XLSX or JSON file') : t('Choose a CSV or XLSX file');
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[list, { label: title }]}
        action={
          <>
            <Button onClick={() => saveFile(sampleOf(kind))}>{t('Sample file')}</Button>
            <Button variant="contained" disabled={!isReady || isBusy} onClick={() => void bringIn()}>
              {t('Bring in')}
            </Button>
          </>
        }
      />
      <Stack spacing={3}>
        <SectionCard>
          <Stack
            {...handlers}
            spacing={2}
            sx={{ alignItems: 'start', outline: isOver ? '2px dashed' : 'none', outlineOffset: 8, borderRadius: 1 }}
          >
            <Typography color="textSecondary">{t(kind.text)}</Typography>
            {date !== undefined && (
              // A filter takes its width from the row it stands in.
              <Stack direction="row">
                <DateFilter label={t('Date')} value={date} onChange={(day) => day && setDate(day)} />
              </Stack>
            )}
            <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
              <Button
                variant="outlined"
                startIcon={<UploadIcon />}
                loading={isBusy}
                loadingPosition="start"
                onClick={() => picker.current?.click()}
              >
                {choice}
              </Button>
              <Typography variant="body2">{file?.name ?? t('or drop it here')}</Typography>
            </Stack>
            <input
              ref={picker}
              type="file"
              hidden
              accept={kind.fromJson ? `${accepted},.json,application/json` : accepted}
              aria-label={choice}
              onChange={({ target }) => {
                choose(target.files?.[0]);
                // The same file, mended, may be chosen again.
                target.value = '';
              }}
            />
          </Stack>
        </SectionCard>
        <ProblemAlert error={error} />
        {look ? <ImportLook kind={kind} look={look} /> : <ImportColumns kind={kind} />}
      </Stack>
    </>
  );
}
