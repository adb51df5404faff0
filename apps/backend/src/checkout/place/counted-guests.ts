/**
 * What visitors' orders count towards, in a statement that opens with STOCK_CHECK: counted only where the goods are
 * there, and `tally.whole` only when each count had room for all of them. Takes lists of names, windows, orders, limits,
 * then how many there are. Who claims no key after it must undo the whole.
 */
export const COUNTED_GUESTS = `counted as (
    insert into guest_order_counts (bucket, window_at, orders, most)
    select wish.bucket, wish.window_at, wish.orders, wish.most
    from stock_check, unnest(?::text[], ?::bigint[], ?::int[], ?::int[]) as wish (bucket, window_at, orders, most)
    where fits and wish.orders <= wish.most
    order by wish.bucket
    on conflict (bucket, window_at) do update
    set orders = guest_order_counts.orders + excluded.orders, most = excluded.most
    where guest_order_counts.orders + excluded.orders <= excluded.most
    returning bucket
  ),
  tally as (
    select count(*) = ?::bigint as whole from counted
  )`
