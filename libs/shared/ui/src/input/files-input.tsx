import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FieldValues } from 'react-hook-form';
import { RemoveLine } from '../frame/line-row';
import { FileBox } from './file-input';
import { type FieldProps, useField } from './use-field';

interface FilesInputProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Media types that the file dialog offers; what is dropped is judged by the schema. */
  accept: readonly string[];
}

const filesOf = (value: unknown): File[] => (Array.isArray(value) ? value.filter((one) => one instanceof File) : []);
const namesOf = (value: unknown): string =>
  filesOf(value)
    .map(({ name }) => name)
    .join(', ');

/** Several files, chosen or dropped at once or one after the other; each is taken back by itself. */
export function FilesInput<Values extends FieldValues>(props: FilesInputProps<Values>) {
  const { t } = useTranslation();
  const field = useField(props, namesOf);
  const chosen = filesOf(field.value);
  return (
    <FileBox
      {...props}
      {...field}
      isMany
      buttonLabel={chosen.length > 0 ? t('Add a file') : t('Choose files')}
      take={(files) => files.length > 0 && field.change([...chosen, ...files])}
    >
      {chosen.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('or drop them here')}
        </Typography>
      )}
      {chosen.map((file, index) => (
        <Box key={`${index} ${file.name}`} sx={{ display: 'flex', alignItems: 'center', maxWidth: 1 }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {file.name}
          </Typography>
          <RemoveLine label={file.name} onClick={() => field.change(chosen.filter((one) => one !== file))} />
        </Box>
      ))}
    </FileBox>
  );
}
