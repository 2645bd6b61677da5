import { AdminScreen } from '@/app/admin-screen'
import { Empty } from '@/components/page/empty'
import { numberedSteps, Pager } from '@/components/page/pager'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { TableTools } from '@/components/page/table-tools'
import { OrderList } from '@/components/store/admin/orders/order-list'
import { OrdersFilter } from '@/components/store/admin/orders/orders-filter'
import { buttonClass } from '@/components/ui/button'
import { requireRole } from '@/lib/auth/viewer'
import { PATHS, withQuery } from '@/lib/config/paths'
import { siteConfig } from '@/lib/settings/site-config'
import { listOrderPage } from '@/lib/store/pre-orders/list'
import { ordersSearch } from '@/lib/store/schema'

export const metadata = { title: 'Orders' }

/** G-120, G-150 */
export default async function OrdersPage({ searchParams }: SearchProps) {
  const admin = await requireRole('admin')
  const search = await readSearch(ordersSearch, searchParams)
  const { rows, found, page, pages, items } = await listOrderPage(admin, search)
  const hrefOf = (number: number) =>
    withQuery(PATHS.adminOrders, { ...search, page: number > 1 ? number : undefined })
  return (
    <AdminScreen
      title="Orders"
      href={PATHS.adminOrders}
      fact="Who wants what. The file holds the confirmed addresses alone; write to no other."
    >
      {items.length === 0 ? (
        <Empty>Nobody waits.</Empty>
      ) : (
        <>
          <TableTools>
            <a className={buttonClass('outline')} href="/api/orders/csv" download>
              Download CSV
            </a>
          </TableTools>
          <OrdersFilter search={search} found={found} items={items} />
          {rows.length === 0 ? (
            <Empty>No order is like that.</Empty>
          ) : (
            <OrderList orders={rows} owner={siteConfig().ownerName} />
          )}
        </>
      )}
      <Pager label="Pages of orders" {...numberedSteps({ page, pages, hrefOf })} />
    </AdminScreen>
  )
}
