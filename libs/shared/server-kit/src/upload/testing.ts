/** A domain of one table that keeps photographs: not a part of the product. */
import { settableClock } from '@freightdesk/shared-calendar';
import { createFreshDatabase } from '@freightdesk/shared-database/testing';
import { commonProblems, defineEndpoint } from '@freightdesk/shared-endpoint';
import {
  array,
  file,
  files,
  id,
  type InferType,
  number,
  record,
  string,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { createApi } from '../http/create-api';
import { actors, start } from '../testing';
import { keepFile } from './keep-file';
import { readFile } from './stored-file';

const addInput = versioned({
  note: string().max(20),
  count: number().integer(),
  file: file({ kinds: ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] }).required(),
});
type AddInput = InferType<typeof addInput>;

const photo = record({
  id: string().required(),
  name: string().required(),
  mediaType: string().required(),
  sizeBytes: number().required(),
  note: string().defined().nullable(),
  version: number().required(),
});
type Photo = InferType<typeof photo>;

const addPhoto = defineEndpoint<AddInput, Photo>({
  name: 'photos.add',
  method: 'POST',
  path: '/photo/add',
  access: 'bank.write',
  status: 201,
  body: 'multipart',
  summary: 'Keeps a photograph.',
});

const idQuery = record({ id: id().required() });
const getPhoto = defineEndpoint<InferType<typeof idQuery>, Blob>({
  name: 'photos.file',
  method: 'GET',
  path: '/photo/file',
  access: 'bank.read',
  envelope: 'file',
  summary: 'A photograph.',
});

const albumInput = record({
  file: files({ kinds: ['image/png'], most: 3 })
    .min(1)
    .required(),
});
const addAlbum = defineEndpoint<InferType<typeof albumInput>, { names: string[] }>({
  name: 'photos.album',
  method: 'POST',
  path: '/photo/album',
  access: 'bank.write',
  body: 'multipart',
  summary: 'Looks through several photographs.',
});

/** A server with the photographs on a database of its own. */
export async function startPhotos() {
  const { db, drop } = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
  const faults: unknown[] = [];
  const server = createApi({
    db,
    clock: settableClock(start),
    authenticate: async (token) => actors[token] ?? commonProblems.unauthenticated,
    onFault: (error) => faults.push(error),
  });
  const { app, api } = server;
  api.write(addPhoto, { input: addInput, output: photo }, async (input, context) => {
    const { sha256: _, ...kept } = await keepFile(input.file, context);
    return { ...kept, note: input.note ?? null, version: input.version };
  });
  const names = record({ names: array(string().required()).required() });
  api.write(addAlbum, { input: albumInput, output: names }, async (input) => ({
    names: input.file.map(({ name }) => name),
  }));
  api.file(getPhoto, { input: idQuery }, (input, context) => readFile(context.db, input.id));
  const stop = async () => {
    await app.close();
    await drop();
  };
  return { ...server, db, faults, stop };
}
