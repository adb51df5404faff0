import { describe, expect, it } from 'vitest'
import { isWholeMarkup } from './is-whole-markup.ts'

describe('whole', () => {
  it.each([
    [''],
    ['<script>window.dataLayer = [1 < 2, "</div>"]</script>'],
    [
      '<script async src="https://mc.example/tag.js?id=1&x=<2>"></script>\n<noscript><img src="//mc.example/1"></noscript>',
    ],
    ['<!-- counter --><div id="a" data-x=\'"\'>text < 5</div><br>'],
    ['<template><p>x</p></template>'],
    ['<script>document.write("<template>")</script>'],
    ['<SCRIPT>1</script >'],
  ])('%s', (html) => {
    expect(isWholeMarkup(html)).toBe(true)
  })
})

describe('would swallow or leave its place', () => {
  it.each([
    ['<script>forgot()'],
    ['<!-- forgot'],
    ['<!--> <script>x()</script>'],
    ['<div class="forgot>'],
    ['</template><script>x()</script>'],
    ['<template>'],
    ['<plaintext>'],
    ['<textarea>'],
    ['<div'],
    ['<![CDATA[ x'],
    ['<script>x</scrip>'],
  ])('%s', (html) => {
    expect(isWholeMarkup(html)).toBe(false)
  })
})
