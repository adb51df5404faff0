let tolerant = false

/**
 * A translation puts the page's texts into elements of its own. React, which still holds the old ones, would throw
 * when it takes such a text away, and the whole page with it: what is not where it was is left alone.
 */
export function tolerateMovedNodes(): void {
  if (tolerant) return
  tolerant = true
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before && before.parentNode !== this) return insertBefore.call(this, node, null) as T
    return insertBefore.call(this, node, before) as T
  }
}
