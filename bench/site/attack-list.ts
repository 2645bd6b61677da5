import type { Attack } from '../http/attacker'

export type NamedAttack = Attack & { name: string }

const UPLOAD = { 'content-type': 'multipart/form-data; boundary=x' }
const JSON_BODY = { 'content-type': 'application/json' }
const NINE_MB = { declared: 9_000_000, sent: 8_900_000 }

/** Attacks by one client, or by several addresses at once; `member` is the headers of a session. */
export function attacksOn(site: string, member: Record<string, string>): NamedAttack[] {
  const at = (path: string) => `${site}${path}`
  const login = { url: at('/login') }
  const many = (addresses: number) => ({ connections: 2 * addresses, addresses, ahead: 20 })
  const deep = encodeURI('["",{"a":'.repeat(1400) + '["",{}]' + '}]'.repeat(1400))
  const stateTree = { rsc: '1', 'next-router-state-tree': deep.slice(0, 15_000) }
  const manyParts = `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(170_000)}--x--`
  return [
    { name: '300 pages asked for ahead on one connection', ...login, connections: 1, ahead: 300 },
    { name: '150 connections with a page each', ...login, connections: 150, ahead: 1 },
    {
      name: '150 connections that ask for a page and leave',
      ...login,
      connections: 150,
      ahead: 1,
      leaves: true,
    },
    {
      name: '12,000 pages asked for ahead on 40 connections',
      ...login,
      connections: 40,
      ahead: 300,
    },
    { name: '3,000 idle connections', ...login, connections: 3000, ahead: 0 },
    {
      name: 'deep router states on 2 connections',
      url: at('/about'),
      headers: stateTree,
      connections: 2,
      ahead: 20,
    },
    {
      name: 'deep router states from 16 addresses',
      url: at('/about'),
      headers: stateTree,
      ...many(16),
    },
    {
      name: '100 unfinished bodies of 9 MB without a session',
      url: at('/email/unsubscribe?token=a'),
      method: 'POST',
      unfinished: NINE_MB,
      connections: 100,
      ahead: 1,
    },
    {
      name: '100 unfinished uploads with a wrong token',
      url: at('/api/badges/admin/upload-badge-image'),
      method: 'POST',
      headers: { ...UPLOAD, 'x-auth-token': 'wrong' },
      unfinished: NINE_MB,
      connections: 100,
      ahead: 1,
    },
    {
      name: '100 unfinished uploads of a member',
      url: at('/api/recipes/0123456789abcdef01234567/comment'),
      method: 'POST',
      headers: { ...UPLOAD, ...member },
      unfinished: NINE_MB,
      connections: 100,
      ahead: 1,
    },
    {
      name: 'forms of 170,000 parts of a member on 4 connections',
      url: at('/api/recipes/0123456789abcdef01234567/comment'),
      method: 'POST',
      headers: { ...UPLOAD, ...member },
      body: manyParts,
      connections: 4,
      ahead: 1,
    },
    {
      name: 'tiles of the map on 2 connections',
      url: at('/api/geo/tiles/0/0/0'),
      connections: 2,
      ahead: 20,
    },
    { name: 'tiles of the map from 8 addresses', url: at('/api/geo/tiles/0/0/0'), ...many(8) },
    { name: 'the list of calls from 4 addresses', url: at('/api/docs'), ...many(4) },
    { name: 'searches from 10 addresses', url: at('/search?q=picture{n}'), ...many(10) },
    { name: 'unknown addresses from 10 addresses', url: at('/nothing-{n}'), ...many(10) },
    {
      name: 'questions to the chat from 10 addresses',
      url: at('/api/chat/message'),
      method: 'POST',
      headers: JSON_BODY,
      body: '{"message":"What is the newest recipe?","id":{n}}',
      ...many(10),
    },
  ]
}
