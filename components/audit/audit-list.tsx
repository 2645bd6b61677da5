import type { AuditRow, AuditValues } from '@/lib/audit/schema'
import { Table } from '@/components/page/table'
import styles from '@/components/page/table.module.css'

const HEAD = (
  <>
    <th scope="col">when (UTC)</th>
    <th scope="col">who</th>
    <th scope="col">what</th>
    <th scope="col">before</th>
    <th scope="col">after</th>
  </>
)

/** Changes as they were made, newest first (G-19c). */
export function AuditList({ entries }: { entries: readonly AuditRow[] }) {
  return (
    <Table label="Changes" head={HEAD}>
      {entries.map(({ id, at, actor, action, target, before, after }) => (
        <tr key={id}>
          <td className={styles.bare}>
            <time dateTime={at}>{at.slice(0, 16).replace('T', ' ')}</time>
          </td>
          <td className={styles.name}>{actor ?? 'the terminal'}</td>
          <td>
            {action} <strong>{target.name}</strong>
          </td>
          <td className="muted">
            <Values values={before} />
          </td>
          <td>
            <Values values={after} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

function Values({ values }: { values: AuditValues | null }) {
  if (!values) return null
  return Object.entries(values).map(([name, value]) => (
    <div key={name}>
      {name}: {toText(value)}
    </div>
  ))
}

function toText(value: AuditValues[string]): string {
  if (value === null || value === '') return 'none'
  return Array.isArray(value) ? value.join(', ') : String(value)
}
