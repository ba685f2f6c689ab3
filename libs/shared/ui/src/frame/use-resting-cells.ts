import { useTranslation } from '@freightdesk/shared-i18n';
import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../form/use-schema-form';

/** A field of a line, as far as its text stands for it. */
interface RestingCell<Values extends FieldValues> {
  path: FieldPath<Values>;
  /** Its value in words, where they are others. */
  written?: (value: unknown) => string;
}

/** The fields of a line in their order. */
export type RestingCells<Values extends FieldValues> = (index: number) => readonly RestingCell<Values>[];

const plainly = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** The texts of a line whose fields are not there yet. Problems find them as they find fields, and by them the line. */
export function useRestingCells<Values extends FieldValues>(
  form: SchemaForm<Values>,
  cells: readonly RestingCell<Values>[],
  goTo: (path: FieldPath<Values>) => void,
) {
  const { t } = useTranslation();
  const texts = cells.map(({ path, written = plainly }) => ({
    path,
    label: t(form.facts(path).label ?? path),
    text: written(form.getValues(path)),
  }));
  const paths = cells.map(({ path }) => path);
  const tell = useEffectEvent(() => {
    for (const { path, label } of texts) form.resting.set(path, { path, label, goTo: () => goTo(path) });
  });
  const key = paths.join();
  useEffect(() => {
    tell();
    return () => key.split(',').forEach((path) => form.resting.delete(path));
  }, [form, key]);
  return texts;
}
