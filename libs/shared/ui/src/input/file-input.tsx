import { useTranslation } from '@freightdesk/shared-i18n';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
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
export function FileInput<Values extends FieldValues>(props: FileInputProps<Values>) {
  const { accept, isBusy = false, onChosen } = props;
  const { t } = useTranslation();
  const { value, change, input, look } = useField(props, nameOf);
  const { id, inputRef, disabled, onBlur } = input;
  const [labelId, helpId] = [useId(), useId()];
  const picker = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (!file || isBusy) return;
    change(file);
    onChosen?.();
  };
  const { isOver, handlers } = useDrop(([file]) => take(file));
  const buttonLabel = props.buttonLabel ?? t('Choose a file');

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
          {buttonLabel}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {nameOf(value) || t('or drop it here')}
        </Typography>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={look.label}
          accept={accept.join(',')}
          onChange={({ target }) => {
            take(target.files?.[0]);
            // The same file, mended meanwhile, is chosen again.
            target.value = '';
          }}
        />
      </Box>
      <FormHelperText id={helpId}>{look.helperText}</FormHelperText>
    </FormControl>
  );
}
