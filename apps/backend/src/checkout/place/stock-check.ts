/**
 * The opening of every statement that puts orders on PostgreSQL: all remainders of the goods are locked, in one order by
 * everybody, or two statements would wait for each other for ever; `stock_check.fits` when they are as they were expected.
 */
export const STOCK_CHECK = `held as (
    select stock.product_id, stock.variation_id, stock.quantity, wanted.count
    from stock left join unnest(?::bigint[], ?::bigint[], ?::bigint[]) as wanted (product, variation, count)
    on stock.product_id = wanted.product and stock.variation_id = wanted.variation
    where stock.product_id = any(?::bigint[]) and stock.warehouse_id = ?::bigint
    order by stock.product_id, stock.variation_id
    for update of stock
  ),
  stock_check as (
    select count(*) = ?::bigint and count(*) filter (where quantity >= count) = ?::bigint as fits from held
  )`
