<?php
// Writes down what PHP makes of a request, a line each, and answers as a shop does.
$path = rawurldecode(strtok($_SERVER['REQUEST_URI'], '?'));
$body = file_get_contents('php://input');
$seen = [
    'method' => $_SERVER['REQUEST_METHOD'],
    'uri' => $_SERVER['REQUEST_URI'],
    'path' => $path,
    'get' => (object) $_GET,
    'post' => (object) $_POST,
    'headers' => (object) array_change_key_case(getallheaders()),
    'body' => $body,
    'json' => json_decode($body),
];
$line = json_encode($seen, JSON_INVALID_UTF8_SUBSTITUTE | JSON_PRESERVE_ZERO_FRACTION) . "\n";
file_put_contents(getenv('RECORDS'), $line, FILE_APPEND | LOCK_EX);
header('Content-Type: application/json');
echo str_ends_with($path, '/check_code') ? '{"token":"annas-token","user":{"ID":7}}' : '[]';
