import type { APIRequestContext } from '@playwright/test';
import { administrator } from './company';
import { expect } from './test';

export const roles = ['ADMIN', 'MARKETING', 'INTERNATIONAL', 'DOMESTIC', 'ACCOUNT'] as const;
export type Role = (typeof roles)[number];

/** Calls of one signed-in person, past the page, to bring about what a story starts from. */
export class Caller {
  constructor(
    private readonly request: APIRequestContext,
    readonly token: string,
  ) {}

  async get<Answer>(path: string): Promise<Answer> {
    const response = await this.request.get(`/api${path}`, { headers: { authorization: `Bearer ${this.token}` } });
    const body: { data: Answer } = await response.json();
    expect(response.ok(), `${path}: ${JSON.stringify(body)}`).toBe(true);
    return body.data;
  }

  async post<Answer>(path: string, data: object): Promise<Answer> {
    const response = await this.request.post(`/api${path}`, {
      data,
      headers: { authorization: `Bearer ${this.token}` },
    });
    const body: { data: Answer } = await response.json();
    expect(response.ok(), `${path}: ${JSON.stringify(body)}`).toBe(true);
    return body.data;
  }
}

export async function callerOf(request: APIRequestContext, email: string, password: string): Promise<Caller> {
  const response = await request.post('/api/auth/login', { data: { email, password } });
  const { data }: { data: { accessToken: string } } = await response.json();
  return new Caller(request, data.accessToken);
}

/** The person of a role in the sample company, who needs no password. */
export async function demoCaller(request: APIRequestContext, roleName: Role): Promise<Caller> {
  const response = await request.post('/api/demo/sign-in', { data: { roleName } });
  const { data }: { data: { accessToken: string } } = await response.json();
  return new Caller(request, data.accessToken);
}

/** Makes the administrator and the company without the page. */
export async function foundCompany(request: APIRequestContext, setUpLink: string, company: object): Promise<Caller> {
  const [, token] = setUpLink.split('#setup=');
  const response = await request.post('/api/auth/register', { data: { ...administrator, token, company } });
  expect(response.ok(), await response.text()).toBe(true);
  const { accessToken }: { accessToken: string } = await response.json();
  return new Caller(request, accessToken);
}

/** A person of a role, from invitation to first sign-in. */
export async function invite(request: APIRequestContext, admin: Caller, role: Role): Promise<Caller> {
  const email = `${role.toLowerCase()}@example.in`;
  const names = { firstName: 'Meera', lastName: role.slice(0, 1) + role.slice(1).toLowerCase() };
  const { inviteUrl } = await admin.post<{ inviteUrl: string }>('/user/add', { email, ...names, roleName: role });
  const [, token] = inviteUrl.split('#invite=');
  const data = { email, ...names, password: administrator.password, token };
  const response = await request.post('/api/auth/register', { data });
  expect(response.ok(), await response.text()).toBe(true);
  const { accessToken }: { accessToken: string } = await response.json();
  return new Caller(request, accessToken);
}
