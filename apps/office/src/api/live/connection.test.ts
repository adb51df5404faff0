import { beforeEach, describe, expect, it } from 'vitest'
import { currentConnection, noteAnswer, noteSocket } from './connection.ts'

beforeEach(() => {
  noteSocket(null)
  noteAnswer(true)
})

describe('the connection', () => {
  it('is starting before the socket was tried', () => {
    expect(currentConnection()).toBe('starting')
  })

  it('is live while every channel is open, whatever became of a call', () => {
    noteSocket(true)
    noteAnswer(false)
    expect(currentConnection()).toBe('live')
  })

  it('polls when the socket is gone and calls are answered', () => {
    noteSocket(false)
    expect(currentConnection()).toBe('polling')
  })

  it('is gone when neither answers, and back with the first that does', () => {
    noteSocket(false)
    noteAnswer(false)
    expect(currentConnection()).toBe('gone')
    noteAnswer(true)
    expect(currentConnection()).toBe('polling')
    noteAnswer(false)
    noteSocket(true)
    expect(currentConnection()).toBe('live')
  })
})
