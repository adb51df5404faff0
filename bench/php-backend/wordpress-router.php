<?php
// What `.htaccess` does for WordPress under Apache: files as they are, everything else to index.php.
$root = getenv('WORDPRESS_ROOT');
$file = realpath($root . rawurldecode(strtok($_SERVER['REQUEST_URI'], '?')));
if ($file && str_starts_with($file, $root . '/') && is_file($file)) {
    if (!str_ends_with($file, '.php')) return false;
    chdir(dirname($file));
    require $file;
    return true;
}
chdir($root);
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
require "$root/index.php";
