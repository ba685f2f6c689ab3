import { UploadRoom } from './upload-room';

const never = () => new Promise<never>(() => undefined);

describe('the room for uploads', () => {
  it('holds four of one person; for others there is room still', async () => {
    const room = new UploadRoom();
    for (let count = 0; count < 4; count += 1) void room.hold('asha', never);

    await expect(room.hold('asha', async () => 'in')).rejects.toMatchObject({ kind: { status: 503 } });
    await expect(room.hold('manoj', async () => 'in')).resolves.toBe('in');
  });

  it('holds sixteen in all', async () => {
    const room = new UploadRoom();
    for (let count = 0; count < 16; count += 1) void room.hold(`person ${count}`, never);

    await expect(room.hold('asha', async () => 'in')).rejects.toMatchObject({ kind: { status: 503 } });
  });

  it('is free again once an upload is answered, or has failed', async () => {
    const room = new UploadRoom();
    for (let count = 0; count < 20; count += 1) {
      await expect(room.hold('asha', () => Promise.reject(new Error('broken off')))).rejects.toThrow('broken off');
    }

    await expect(room.hold('asha', async () => 'in')).resolves.toBe('in');
  });
});
