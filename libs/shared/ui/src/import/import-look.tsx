import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { SmallTable } from '../list/small-table';
import { SectionCard } from '../layout/section-card';
import type { ImportFault, ImportKind, ImportLook as Look } from './import-source';

interface ImportLookProps {
  kind: ImportKind;
  look: Look;
}

/** What is wrong, row by row: all that is to be mended in the file. */
function Faults({ kind, errors }: { kind: ImportKind; errors: readonly ImportFault[] }) {
  const { t } = useTranslation();
  const say = useSay();
  return (
    <SmallTable
      label={t('What is wrong')}
      columns={[{ header: t('Row'), align: 'end' }, { header: t('Column') }, { header: t('What is wrong') }]}
      rows={errors.map(({ row, column, message, text, values }, index) => ({
        key: index,
        cells: [
          row ?? '–',
          column === null ? '–' : t(kind.columns[column]?.label ?? column),
          say({ message: text ?? message, ...(values && { values }) }),
        ],
      }))}
    />
  );
}

/** A cell of the file; one that is wrong stands out, and is told beneath. */
function FileCell({ text, isWrong }: { text: string; isWrong: boolean }) {
  return (
    <Box component="span" sx={isWrong ? { color: 'error.main', textDecoration: 'underline wavy' } : undefined}>
      {text === '' && isWrong ? '?' : text}
    </Box>
  );
}

/** The file as it was read, with what is wrong in it. */
export function ImportLook({ kind, look }: ImportLookProps) {
  const { t } = useTranslation();
  const { total, known = 0, rows, errors } = look;
  const columns = Object.entries(kind.columns).filter(([name]) => rows.some(({ cells }) => cells[name]));
  const isWrong = (row: number, column: string) => errors.some((one) => one.row === row && one.column === column);
  return (
    <>
      {errors.length > 0 ? (
        <SectionCard title={t('What is wrong')}>
          <Alert severity="error" sx={{ marginBlockEnd: 2 }}>
            {t('Mend the file and choose it again: all of it is brought in, or nothing.')}
          </Alert>
          <Faults kind={kind} errors={errors} />
        </SectionCard>
      ) : (
        <Alert severity={total > 0 ? 'success' : 'info'}>{t('{{count}} rows are ready.', { count: total })}</Alert>
      )}
      {known > 0 && (
        <Alert severity="info">{t('{{count}} rows stand here already and add nothing.', { count: known })}</Alert>
      )}
      {rows.length > 0 && (
        <SectionCard title={t('The file')}>
          <SmallTable
            label={t('The file')}
            columns={[{ header: t('Row'), align: 'end' }, ...columns.map(([, { label }]) => ({ header: t(label) }))]}
            rows={rows.map(({ row, cells }) => ({
              key: row,
              cells: [
                row,
                ...columns.map(([name]) => (
                  <FileCell key={name} text={cells[name] ?? ''} isWrong={isWrong(row, name)} />
                )),
              ],
            }))}
          />
        </SectionCard>
      )}
    </>
  );
}

/** What a file of the kind holds, before one is chosen. */
export function ImportColumns({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('Columns of the file')}>
      <SmallTable
        label={t('Columns of the file')}
        columns={[{ header: t('Column') }, { header: t('Needed') }, { header: t('Example') }]}
        rows={Object.entries(kind.columns).map(([key, { label, isNeeded = false, example }]) => ({
          key,
          cells: [t(label), isNeeded ? t('Yes') : '–', example || '–'],
        }))}
      />
    </SectionCard>
  );
}
