import { useTranslation } from '@freightdesk/shared-i18n';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useDrop } from './use-drop';
import { type FieldProps, useField } from './use-field';

interface FileInputProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Media types that the file dialog offers; what is dropped is judged by the schema. */
  accept: readonly string[];
  /** Translated; 'Choose a file' unless given. */
  buttonLabel?: string;
  /** The file is on its way. */
  isBusy?: boolean;
  /** Told of a new file once the form holds it. */
  onChosen?: () => void;
}

const nameOf = (value: unknown): string => (value instanceof File ? value.name : '');

/** One file, chosen by a button or dropped here. */
export function FileInput<Values extends FieldValues>({ isBusy = false, onChosen, ...props }: FileInputProps<Values>) {
  const { t } = useTranslation();
  const field = useField(props, nameOf);
  const take = ([file]: readonly File[]) => {
    if (!file || isBusy) return;
    field.change(file);
    onChosen?.();
  };
  return (
    <FileBox {...props} {...field} isBusy={isBusy} take={take}>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {nameOf(field.value) || t('or drop it here')}
      </Typography>
    </FileBox>
  );
}

interface FileBoxProps extends Pick<ReturnType<typeof useField>, 'input' | 'look'> {
  accept: readonly string[];
  buttonLabel?: string;
  isBusy?: boolean;
  /** Whether several may be chosen at once. */
  isMany?: boolean;
  take: (files: readonly File[]) => void;
  /** What was chosen. */
  children: ReactNode;
}

/** The place of a form where files are chosen or dropped. */
export function FileBox({ accept, input, look, isBusy = false, isMany = false, take, ...props }: FileBoxProps) {
  const { t } = useTranslation();
  const { id, inputRef, disabled, onBlur } = input;
  const [labelId, helpId] = [useId(), useId()];
  const picker = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useDrop(take);

  return (
    <FormControl error={look.error} fullWidth role="group" aria-labelledby={labelId}>
      <FormLabel component="span" id={labelId} required={look.required} sx={{ marginBlockEnd: 1, typography: 'body2' }}>
        {look.label}
      </FormLabel>
      <Box
        {...handlers}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          padding: 2,
          border: 1,
          borderStyle: 'dashed',
          borderRadius: 1,
          borderColor: look.error ? 'error.main' : isOver ? 'primary.main' : 'text.disabled',
          backgroundColor: isOver ? 'action.hover' : undefined,
        }}
      >
        <Button
          id={id}
          ref={inputRef}
          variant="outlined"
          startIcon={<UploadIcon />}
          loading={isBusy}
          loadingPosition="start"
          disabled={disabled}
          aria-describedby={helpId}
          onBlur={onBlur}
          onClick={() => picker.current?.click()}
        >
          {props.buttonLabel ?? t('Choose a file')}
        </Button>
        {props.children}
        <input
          ref={picker}
          type="file"
          hidden
          multiple={isMany}
          aria-label={look.label}
          accept={accept.join(',')}
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            // The same file, mended meanwhile, is chosen again.
            target.value = '';
          }}
        />
      </Box>
      <FormHelperText id={helpId}>{look.helperText}</FormHelperText>
    </FormControl>
  );
}
