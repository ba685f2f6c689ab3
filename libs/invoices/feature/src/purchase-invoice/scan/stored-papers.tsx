import { type Document, readDocument } from '@freightdesk/activity-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Loaded } from '@freightdesk/shared-ui';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Paper } from './paper';

function StoredPaper({ file: { id, name, mediaType } }: { file: Document }) {
  // What an id names never changes.
  const query = useQuery({ ...queryOf(readDocument, { id }), staleTime: Infinity });
  return <Loaded query={query}>{(blob) => <Paper name={name} mediaType={mediaType} blob={blob} />}</Loaded>;
}

/** The files that are beside a draft already, one at a time, the newest first. */
export function StoredPapers({ files }: { files: readonly [Document, ...Document[]] }) {
  const { t } = useTranslation();
  const [chosenId, choose] = useState<string | null>(null);
  const shown = files.find(({ id }) => id === chosenId) ?? files[0];
  return (
    <>
      {files.length > 1 && (
        <TextField
          select
          fullWidth
          size="small"
          label={t('File')}
          value={shown.id}
          onChange={({ target }) => choose(target.value)}
        >
          {files.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <StoredPaper key={shown.id} file={shown} />
    </>
  );
}
