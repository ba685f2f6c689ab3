import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { BulkAct, BulkForm, BulkOffer } from './bulk-act';
import { BulkDoing } from './bulk-doing';
import { BulkOfAll } from './bulk-of-all';
import { ExportButton } from './export-button';
import type { ListSource } from './list-source';
import { countText } from './paging';
import type { Chosen } from './use-chosen';

const BulkFileButton = lazy(async () => ({ default: (await import('./bulk-file-button')).BulkFileButton }));

interface BulkBarProps<Row extends { id: string }> {
  list: ListSource<Row>;
  chosen: Chosen<Row>;
  acts: readonly BulkOffer<Row>[];
}

/** What was chosen of a list, by hand or all that matches, and what can be done with it. */
export function BulkBar<Row extends { id: string }>({ list, chosen, acts }: BulkBarProps<Row>) {
  const { t } = useTranslation();
  const [act, setAct] = useState<BulkAct<Row> | BulkForm<Row> | null>(null);
  const { rows, isEverything } = chosen;
  const { take, total } = list;
  const ids = isEverything ? undefined : rows.map(({ id }) => id);
  const all = countText(list);
  return (
    <>
      <Typography variant="subtitle2" component="p" role="status">
        {isEverything ? t('All {{count}} that match', { count: all }) : t('{{count}} chosen', { count: rows.length })}
      </Typography>
      {!isEverything && total > rows.length ? (
        <Button size="small" onClick={chosen.chooseEverything}>
          {t('Choose all {{count}} that match', { count: all })}
        </Button>
      ) : null}
      {isEverything && !list.all
        ? null
        : acts.map((one) =>
            'take' in one ? (
              <Suspense key={one.label}>
                <BulkFileButton file={one} rows={rows} of={isEverything ? list : undefined} />
              </Suspense>
            ) : (
              <Button key={one.label} size="small" onClick={() => setAct(one)}>
                {one.label}
              </Button>
            ),
          )}
      {take ? <ExportButton take={(format, onBytes) => take(format, onBytes, ids)} isChosen={!isEverything} /> : null}
      <Button size="small" color="inherit" onClick={chosen.clear}>
        {t('Let go')}
      </Button>
      {act && isEverything && <BulkOfAll act={act} list={list} onClose={() => setAct(null)} />}
      {act && !isEverything && <BulkDoing act={act} rows={rows} onClose={() => setAct(null)} />}
    </>
  );
}
